/** Structured data of the organisation. */
import { findFoundingYear, type Office } from '@access/kit'

export function buildOrganisationStructuredData(office: Office): object[] {
  const { name, tagline, description, logo, phone, email, address, hours, social } = office
  return [
    {
      '@type': ['NGO', 'LegalService'],
      '@id': '/#organisation',
      name,
      slogan: tagline,
      description,
      url: '/',
      image: '/share/page.png',
      logo: logo ?? '/share/page.png',
      telephone: phone.href.replace('tel:', ''),
      email: email.display,
      address: buildPostalAddress(address),
      openingHoursSpecification: buildOpeningHours(hours),
      ...(social.length > 0 && { sameAs: social.map((account) => account.url) }),
      foundingDate: findFoundingYear(office) ?? undefined,
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
}

/** The last line is town, state and postal code, if it reads like them. */
function buildPostalAddress(address: Office['address']): object {
  const [fullAddress, addressLocality, addressRegion, postalCode] =
    /^(.+), (.+) (\d{5})$/.exec(address.at(-1) ?? '') ?? []
  const street = fullAddress ? address.slice(0, -1) : address
  const locality = fullAddress && { addressLocality, addressRegion, postalCode }
  return { '@type': 'PostalAddress', streetAddress: street.join(', '), ...locality }
}

/** Days with the same hours together; a closed day is left out. */
function buildOpeningHours(hours: Office['hours']): object[] {
  const open = hours.filter(({ from, until }) => from && until)
  const daysByTimes = Object.groupBy(open, ({ from, until }) => `${from} ${until}`)
  return Object.values(daysByTimes).map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days!.map(({ weekday }) => weekday),
    opens: days![0]!.from,
    closes: days![0]!.until,
  }))
}
