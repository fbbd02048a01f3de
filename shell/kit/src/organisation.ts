/** Who we are and how to reach us: said once, for header, footer, help column and structured data. */
export const organisation = {
  name: 'Access to Justice',
  tagline: 'Free legal help since 2010',
  phone: { display: '(555) 555-0100', href: 'tel:+15555550100' },
  email: { display: 'help@example.org', href: 'mailto:help@example.org' },
  address: ['214 Lantern Street, Suite 300', 'Port Maren, New Lorraine 00000'],
  hours: [
    { days: 'Monday to Friday', time: '9:00 AM - 5:00 PM' },
    { days: 'Saturday', time: '10:00 AM - 2:00 PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
} as const
