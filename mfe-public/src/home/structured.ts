/** Who we are, in the words of schema.org. */
import { organisation } from '@access/kit'

const { name, tagline, phone, email, address, hours } = organisation

export const structuredHome = (): object[] => [
  {
    '@type': ['NGO', 'LegalService'],
    '@id': '/#organisation',
    name,
    slogan: tagline,
    url: '/',
    image: '/share/page.png',
    logo: '/share/page.png',
    telephone: phone.href.replace('tel:', ''),
    email: email.display,
    address: postalAddress(),
    openingHoursSpecification: hours.flatMap(({ days, time }) => openingHours(days, time)),
    foundingDate: '2010',
    priceRange: 'Free',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'Requests for free legal help',
      telephone: phone.href.replace('tel:', ''),
      email: email.display,
      url: '/get-help',
    },
  },
  { '@type': 'WebSite', '@id': '/#site', name, url: '/', inLanguage: 'en-US' },
]

function postalAddress(): object {
  const [streetAddress, town] = address
  const [, addressLocality, addressRegion, postalCode] = /^(.+), (.+) (\d{5})$/.exec(town) ?? []
  return { '@type': 'PostalAddress', streetAddress, addressLocality, addressRegion, postalCode }
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'Monday to Friday', '9:00 AM - 5:00 PM'; a closed day is left out. */
function openingHours(days: string, time: string): object[] {
  const [opens, closes] = time.split(' - ').map(on24Hours)
  if (!opens || !closes) return []
  const [first, last] = days.split(' to ')
  const dayOfWeek = week.slice(week.indexOf(first!), week.indexOf(last ?? first!) + 1)
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
}

function on24Hours(time: string): string | null {
  const [, hours, minutes, half] = /^(\d+):(\d\d) ([AP])M$/.exec(time) ?? []
  if (!hours) return null
  return `${String((Number(hours) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}`
}
