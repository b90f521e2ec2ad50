// A game of 250 moves on 19x19 to review: Tengen at 5k against itself at 4k, so that there is
// something to find.
#pragma once

namespace tengen::bench {

inline constexpr const char* kReviewGame =
    "(;FF[4]GM[1]CA[UTF-8]SZ[19]RU[Japanese]KM[6.5]PB[Tengen 5k]PW[Tengen 4k];B[pd];W[dp]"
    ";B[cd];W[qp];B[op];W[mq];B[qq];W[rq];B[pq];W[qm];B[mo];W[mp];B[lo];W[kp];B[ro];W[rp]"
    ";B[qo];W[so];B[pp];W[rn];B[pn];W[rr];B[qk];W[pm];B[on];W[om];B[iq];W[jo];B[ir];W[jq]"
    ";B[ip];W[lm];B[kn];W[io];B[fq];W[fo];B[dr];W[jl];B[in];W[jn];B[km];W[kl];B[mm];W[go]"
    ";B[jm];W[im];B[ll];W[lk];B[ml];W[il];B[qn];W[rl];B[rk];W[ok];B[mk];W[oi];B[qg];W[og]"
    ";B[pj];W[oj];B[ph];W[oh];B[qe];W[cq];B[cr];W[ci];B[ck];W[cm];B[lj];W[lh];B[hn];W[ho]"
    ";B[di];W[dh];B[ei];W[ch];B[ek];W[cj];B[eh];W[dj];B[ej];W[dk];B[ec];W[nd];B[em];W[gm]"
    ";B[cn];W[eg];B[cl];W[dl];B[dm];W[bm];B[bn];W[bk];B[am];W[bl];B[ep];W[do];B[eo];W[dn]"
    ";B[en];W[bo];B[jj];W[hj];B[gk];W[ij];B[bp];W[co];B[fg];W[ef];B[ji];W[hh];B[ff];W[fe]"
    ";B[ge];W[ed];B[fd];W[ee];B[br];W[el];B[gd];W[gf];B[gg];W[hf];B[hg];W[he];B[ig];W[dc]"
    ";B[hd];W[eb];B[fc];W[dd];B[ld];W[nb];B[pb];W[kc];B[lc];W[lb];B[kb];W[jb];B[qr];W[qs]"
    ";B[rs];W[ss];B[ps];W[gq];B[gr];W[jf];B[jd];W[je];B[kd];W[lf];B[jc];W[me];B[mi];W[oc]"
    ";B[oe];W[mh];B[nf];W[pf];B[qf];W[rs];B[kg];W[jg];B[jh];W[lg];B[ng];W[nh];B[kh];W[le]"
    ";B[hi];W[gi];B[hl];W[hm];B[ik];W[hk];B[gl];W[gj];B[fk];W[fh];B[gh];W[fi];B[ii];W[jk]"
    ";B[cb];W[db];B[bc];W[be];B[ce];W[df];B[bf];W[bg];B[ae];W[cf];B[bd];W[or];B[ib];W[pi]"
    ";B[qi];W[hq];B[hr];W[dq];B[eq];W[fb];B[gb];W[pr];B[kr];W[ko];B[ln];W[pc];B[qc];W[qb]"
    ";B[rb];W[ob];B[qa];W[la];B[kq];W[lr];B[jp];W[kk];B[sl];W[sm];B[sk];W[bq];B[aq];W[pg]"
    ";B[qh];W[kj];B[li];W[ki];B[fm];W[fl];B[ao];W[an];B[bn];W[al];B[ql];W[rm];B[ka];W[mc]"
    ";B[lq];W[mr];B[np];W[an];B[ap];W[nq];B[da];W[id];B[ic];W[ie])";

}  // namespace tengen::bench
