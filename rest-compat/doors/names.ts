/** All doors that there are. */
export const doorNames: readonly string[] = ['restcountries', 'nager-date', 'worldtimeapi', 'zippopotam'];
