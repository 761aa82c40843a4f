/** The logo, in a box of 36 × 40: a hexagon of stations around a lightning bolt. */
export const network = '18 4 32 12 32 28 18 36 4 28 4 12';
export const bolt = '21 9 10 22 17 22 15 31 26 18 19 18';
