/** '3 gaps to fill' */
export const formatGapCount = (count: number): string => `${count} ${count === 1 ? 'gap' : 'gaps'} to fill`
