/** Words as they are compared: without accents, capitals and signs, with a space at each end. */
import { foldText } from '@access/service-kit/text/fold-text.rules'

export const normalizeText = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
