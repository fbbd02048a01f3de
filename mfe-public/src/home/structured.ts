/** Who we are, in the words of schema.org. */
import { type Office, organisation } from '@access/kit'

const { name, tagline, description } = organisation

export const structuredHome = ({ phone, email, address, hours, social }: Office): object[] => [
  {
    '@type': ['NGO', 'LegalService'],
    '@id': '/#organisation',
    name,
    slogan: tagline,
    description,
    url: '/',
    image: '/share/page.png',
    logo: '/share/page.png',
    telephone: phone.href.replace('tel:', ''),
    email: email.display,
    address: postalAddress(address),
    openingHoursSpecification: openingHours(hours),
    ...(social.length > 0 && { sameAs: social.map((account) => account.address) }),
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

/** The last line is town, state and postal code, if it reads like them. */
function postalAddress(address: Office['address']): object {
  const [whole, addressLocality, addressRegion, postalCode] =
    /^(.+), (.+) (\d{5})$/.exec(address.at(-1) ?? '') ?? []
  const street = whole ? address.slice(0, -1) : address
  const place = whole && { addressLocality, addressRegion, postalCode }
  return { '@type': 'PostalAddress', streetAddress: street.join(', '), ...place }
}

/** Days with the same hours together; a closed day is left out. */
function openingHours(hours: Office['hours']): object[] {
  const open = hours.filter(({ from, until }) => from && until)
  const byTimes = Object.groupBy(open, ({ from, until }) => `${from} ${until}`)
  return Object.values(byTimes).map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days!.map(({ weekday }) => weekday),
    opens: days![0]!.from,
    closes: days![0]!.until,
  }))
}
