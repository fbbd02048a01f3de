/** Documents for machines, read by something that is stricter than most of them. */
import { JSDOM } from 'jsdom'

/** XML; throws where it is not well-formed. */
export const parseXml = (text: string): Document =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document

export const parseHtml = (text: string): Document => new JSDOM(text).window.document

/** The texts of all elements of a name. */
export const listTexts = (root: Document | Element, name: string): string[] =>
  [...root.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')

/** The lines of an iCalendar, unfolded, with their values as they were before they were escaped. */
export function parseIcs(text: string): [name: string, value: string][] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name, value] = /^([A-Z-]+(?:;[^:]+)?):(.*)$/s.exec(line) ?? []
      if (!name) throw new Error(`no line of a calendar: ${line}`)
      return [name, value!.replace(/\\([\\;,n])/g, (_, character) => (character === 'n' ? '\n' : character))]
    })
}
