export const isTouchScreen = () => matchMedia('(pointer: coarse)').matches;
