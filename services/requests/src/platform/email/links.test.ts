import { expect, test } from 'vitest'
import { hasLink, removeLinks } from './links.ts'

test.each([
  ['http://example.org/x', '[link removed]'],
  ['HTTPS://Example.org:8080', '[link removed]'],
  ['see //example.org/x', 'see [link removed]'],
  ['zoommtg://zoom.example/join', '[link removed]'],
  ['www.example', '[link removed]'],
  ['WWW.Example.Com now', '[link removed] now'],
  ['example.org', '[link removed]'],
  ['(example.org), room 2', '([link removed]), room 2'],
  ['EXAMPLE.ORG.', '[link removed].'],
  ['LawHelp.Org or LawHelp.Com', '[link removed] or [link removed]'],
  ['apt.com', '[link removed]'],
  ['x.com', '[link removed]'],
  ['zoom.us', '[link removed]'],
  ['us02web.zoom.us/j/8123?pwd=a', '[link removed]'],
  ['t.co/abc', '[link removed]'],
  ['example.co.uk', '[link removed]'],
  ['example.click', '[link removed]'],
  ['пример.рф', '[link removed]'],
  ['xn--e1afmkfd.xn--p1ai', '[link removed]'],
  ['name@example.org', '[link removed]'],
  ['name@example', 'name@example'],
  ['mailto:name', '[link removed]'],
  ['javascript:alert(1)', '[link removed]'],
])('an email program makes a link of %s', (text, without) => {
  expect(hasLink(text)).toBe(text !== without)
  expect(removeLinks(text)).toBe(without)
})

test.each([
  'St.Mary’s Church, 12 Elm Street',
  "St.Mary's Church, 12 Elm Street",
  'St.Mary',
  'No.5',
  'approx.10 people',
  'e.g.this or i.e.that',
  'Dr.No',
  'P.O.Box 12',
  'P.O.BOX 12',
  '3.30pm',
  '3.30.pm',
  '10.30.am to 11.30.am',
  '5 p.m.to 8 p.m.',
  '6 p.m.in the hall',
  'Elm St.In the back',
  'Elm St.Church hall',
  'Rm.B.2',
  'U.S. Courthouse',
  'Talbot v.State',
  'Mt.Sinai Hospital',
  'Ft.Lauderdale',
  'Bldg.7,fl.2',
  '12.5.2026',
  'and/or',
  'Time: 5 PM',
  'Front desk, tel: 555-0100',
  'data: see below',
  'Room 1//2',
  'Wait...what',
  'Smith,Esq.',
])('%s is text to an email program, and stays', (text) => {
  expect(hasLink(text)).toBe(false)
  expect(removeLinks(text)).toBe(text)
})
