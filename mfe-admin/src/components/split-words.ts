/** The name of a field or kind in words: 'judgmentDate' becomes 'judgment date'. */
export const splitWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
