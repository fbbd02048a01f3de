/** Numbers as providers of text messages take them (E.164): `+15555550100`. */

export const isInternationalNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/** Null for what is no number to text; one without its country is of the office's. */
export function toInternationalNumber(phone: string, callingCode = '1'): string | null {
  if (/[a-z#]/i.test(phone)) return null
  const digits = phone.replace(/\D/g, '')
  const number = phone.trim().startsWith('+')
    ? `+${digits}`
    : digits.startsWith('00')
      ? `+${digits.slice(2)}`
      : `+${callingCode}${digits.replace(callingCode === '1' ? /^1/ : /^0/, '')}`
  const isWhole = !number.startsWith('+1') || number.length === 12
  return isWhole && isInternationalNumber(number) ? number : null
}
