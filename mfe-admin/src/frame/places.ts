/** Every place of the portal, as its menu shows them. */

export type Place = { to: string; label: string }

export const places: { title: string; places: Place[] }[] = [
  {
    title: 'People',
    places: [
      { to: '/admin/legal-aid', label: 'Legal aid requests' },
      { to: '/admin/messages', label: 'Messages' },
      { to: '/admin/registrations', label: 'Registrations' },
    ],
  },
  {
    title: 'Website',
    places: [
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
    places: [
      { to: '/admin/settings', label: 'Settings' },
      { to: '/admin/conflicts', label: 'Whom we must not act against' },
      { to: '/admin/guidelines', label: 'Poverty guidelines' },
      { to: '/admin/letters', label: 'Letters' },
      { to: '/admin/administrators', label: 'Administrators' },
      { to: '/admin/activity', label: 'Activity' },
      { to: '/admin/mails', label: 'Mails' },
      { to: '/admin/account', label: 'Your account' },
    ],
  },
]
