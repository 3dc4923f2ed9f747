import { css } from 'lit'

/** The values of the map, in both colour schemes: for an element that carries `data-season` (tokens.css has the rest). */
export const seasons = css`
  :host {
    --g0: light-dark(#f0f0dc, #20281f);
    --g-forest: light-dark(#d3e0b9, #273424);
    --g-forest2: light-dark(#bfd3a4, #2d3d29);
    --g-hill: light-dark(#e9dcb9, #33301f);
    --g-contour: light-dark(#b08a55, #6d5f38);
    --g-grat: light-dark(#8d9a86, #5c6a56);
    --g-water: light-dark(#b4d5e2, #17333f);
    --g-shore: light-dark(#3f7d9a, #5c9bb5);
    --g-deep: light-dark(#94c1d4, #122a35);
    --g-label: light-dark(#55604d, #a9b39a);
    --g-water-ink: light-dark(#1f5573, #a6d3e6);
    --g-road: light-dark(#6b5940, #94835f);
    --g-road-case: light-dark(#fffdf2, #171c15);
    --g-hw: light-dark(#a51d16, #f0705a);
    --g-ferry: light-dark(#1d5d86, #8cc4e4);
    --g-border: light-dark(#8d2b57, #e28bb4);
    --n-fill: light-dark(#fffdf4, #171d16);
    --n-ink: light-dark(#22261f, #f3ead3);
    --n-line: light-dark(#4f4a3a, #a1946f);
    --n-town: light-dark(#22261f, #f0e7d1);
    --n-china: light-dark(#1f5a42, #95cfad);
    --n-dmz: light-dark(#a51d16, #ff9683);
    --n-halo: light-dark(#fffdf2, #171c15);
    --pencil: light-dark(#3a3b40, #d9d2be);
    --plan: light-dark(#1d4f86, #9cc6f0);
  }
  :host([data-season='winter']) {
    --g0: light-dark(#f3f6f6, #1d252b);
    --g-forest: light-dark(#dce7e3, #222e33);
    --g-forest2: light-dark(#c8d9d5, #27363b);
    --g-hill: light-dark(#e4e9ec, #2a3238);
    --g-contour: light-dark(#9cabb2, #4d5f69);
    --g-grat: light-dark(#91a4ad, #52646e);
    --g-water: light-dark(#e2f0f6, #2c4552);
    --g-shore: light-dark(#5d8ea6, #86b4c8);
    --g-deep: light-dark(#cfe5ee, #35515f);
    --g-label: light-dark(#50616a, #a3b4bc);
    --g-water-ink: light-dark(#255673, #bfe0ee);
    --g-road: light-dark(#5d6468, #84939a);
    --g-road-case: light-dark(#ffffff, #141a1e);
    --g-ferry: light-dark(#1d5d86, #9fd0ea);
    --n-fill: light-dark(#ffffff, #151b1f);
    --n-ink: light-dark(#1d2529, #f0f0e6);
    --n-line: light-dark(#49565d, #93a3ab);
    --n-town: light-dark(#1d2529, #eef0e8);
    --n-halo: light-dark(#ffffff, #141a1e);
  }
`
