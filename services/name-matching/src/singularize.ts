/** One form for one and for many. */
export const singularize = (word: string): string =>
  word.length > 4 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word
