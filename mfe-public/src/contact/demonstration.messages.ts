/** What the contact page says of the demonstration alone. */

const street = '214 Lantern Street'

/** Details of that location would be wrong for another one. */
export const isDemonstrationAddress = ([line = '']: readonly string[]) => line.startsWith(street)

export const demonstrationMapMessages = {
  label: 'Drawing of the streets around our office',
  location: '214 Lantern Street is on the corner of Cooper Lane, two blocks north of the river.',
  bus: 'Bus 14 stops at Lantern and Cooper, across the street.',
  disclaimer: 'Illustration, not to scale.',
} as const

/** How to get in. */
export const demonstrationDirections = 'Third floor, with an elevator. Step-free entrance on Cooper Lane.'

export const otherContacts = {
  title: 'Other addresses',
  list: [
    { label: 'Privacy questions', email: 'privacy@example.org', phone: '(555) 555-0125' },
    { label: 'Accessibility', email: 'access@example.org', phone: '(555) 555-0126' },
    { label: 'Volunteering', email: 'volunteer@example.org', phone: '(555) 555-0127' },
    { label: 'Complaints', email: 'board@example.org', phone: '(555) 555-0128' },
  ],
} as const
