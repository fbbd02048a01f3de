/** The navigation of the portal, by section. */

export type NavigationLink = { to: string; label: string }

export const navigation: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'People',
    links: [
      { to: '/admin/legal-aid', label: 'Legal aid requests' },
      { to: '/admin/messages', label: 'Messages' },
      { to: '/admin/registrations', label: 'Registrations' },
    ],
  },
  {
    title: 'Website',
    links: [
      { to: '/admin/cases', label: 'Cases' },
      { to: '/admin/judgments', label: 'Judgments' },
      { to: '/admin/blog', label: 'Blog' },
      { to: '/admin/events', label: 'Events' },
      { to: '/admin/team', label: 'Team' },
      { to: '/admin/services', label: 'Services' },
      { to: '/admin/constitution', label: 'Constitution' },
      { to: '/admin/related-documents', label: 'Related documents' },
    ],
  },
  {
    title: 'Office',
    links: [
      { to: '/admin/settings', label: 'Settings' },
      { to: '/admin/conflicts', label: 'Conflict list' },
      { to: '/admin/guidelines', label: 'Poverty guidelines' },
      { to: '/admin/letters', label: 'Letters' },
      { to: '/admin/administrators', label: 'Administrators' },
      { to: '/admin/activity', label: 'Activity' },
      { to: '/admin/mails', label: 'Email log' },
      { to: '/admin/account', label: 'Your account' },
    ],
  },
]
