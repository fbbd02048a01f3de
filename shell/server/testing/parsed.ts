/** Documents for machines, read by something that is stricter than most of them. */
import { JSDOM } from 'jsdom'

/** XML; throws where it is not well-formed. */
export const xmlIn = (text: string): Document =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document

export const htmlIn = (text: string): Document => new JSDOM(text).window.document

/** The texts of all elements of a name. */
export const textsOf = (within: Document | Element, name: string): string[] =>
  [...within.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')

/** The lines of an iCalendar, unfolded, with their values as they were before they were escaped. */
export function icsIn(text: string): [name: string, value: string][] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name, value] = /^([A-Z-]+(?:;[^:]+)?):(.*)$/s.exec(line) ?? []
      if (!name) throw new Error(`no line of a calendar: ${line}`)
      return [name, value!.replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))]
    })
}
