/** The admin's screens behind the guard, each in its own chunk: a new content type adds one line. */
import { type ComponentType, lazy } from 'react'

type Screen = { path: string; chunk: string; Screen: ComponentType }

export const screens: Screen[] = [
  {
    path: 'dashboard',
    chunk: 'admin-dashboard',
    Screen: lazy(() => import(/* webpackChunkName: "admin-dashboard" */ './dashboard/Dashboard.tsx')),
  },
  {
    path: 'blog',
    chunk: 'admin-blog',
    Screen: lazy(() => import(/* webpackChunkName: "admin-blog" */ './blog/blog.screen.tsx')),
  },
  {
    path: 'cases',
    chunk: 'admin-cases',
    Screen: lazy(() => import(/* webpackChunkName: "admin-cases" */ './cases/cases.screen.tsx')),
  },
  {
    path: 'events',
    chunk: 'admin-events',
    Screen: lazy(() => import(/* webpackChunkName: "admin-events" */ './events/events.screen.tsx')),
  },
  {
    path: 'judgments',
    chunk: 'admin-judgments',
    Screen: lazy(() => import(/* webpackChunkName: "admin-judgments" */ './judgments/judgments.screen.tsx')),
  },
  {
    path: 'team',
    chunk: 'admin-team',
    Screen: lazy(() => import(/* webpackChunkName: "admin-team" */ './team/team.screen.tsx')),
  },
  {
    path: 'services',
    chunk: 'admin-services',
    Screen: lazy(
      () => import(/* webpackChunkName: "admin-services" */ './legal-services/legal-services.screen.tsx'),
    ),
  },
  {
    path: 'constitution',
    chunk: 'admin-constitution',
    Screen: lazy(
      () => import(/* webpackChunkName: "admin-constitution" */ './constitution/constitution.screen.tsx'),
    ),
  },
  {
    path: 'related-documents',
    chunk: 'admin-related-documents',
    Screen: lazy(
      () =>
        import(
          /* webpackChunkName: "admin-related-documents" */ './related-documents/related-documents.screen.tsx'
        ),
    ),
  },
  {
    path: 'legal-aid',
    chunk: 'admin-legal-aid',
    Screen: lazy(() => import(/* webpackChunkName: "admin-legal-aid" */ './legal-aid/LegalAid.tsx')),
  },
  {
    path: 'legal-aid/:id',
    chunk: 'admin-request',
    Screen: lazy(() => import(/* webpackChunkName: "admin-request" */ './legal-aid/OneRequest.tsx')),
  },
  {
    path: 'messages',
    chunk: 'admin-messages',
    Screen: lazy(() => import(/* webpackChunkName: "admin-messages" */ './messages/Messages.tsx')),
  },
  {
    path: 'messages/:id',
    chunk: 'admin-message',
    Screen: lazy(() => import(/* webpackChunkName: "admin-message" */ './messages/OneMessage.tsx')),
  },
  {
    path: 'registrations',
    chunk: 'admin-registrations',
    Screen: lazy(
      () => import(/* webpackChunkName: "admin-registrations" */ './registrations/Registrations.tsx'),
    ),
  },
  {
    path: 'registrations/:event',
    chunk: 'admin-registrations-event',
    Screen: lazy(
      () => import(/* webpackChunkName: "admin-registrations-event" */ './registrations/OneEvent.tsx'),
    ),
  },
  {
    path: 'administrators',
    chunk: 'admin-administrators',
    Screen: lazy(
      () => import(/* webpackChunkName: "admin-administrators" */ './administrators/Administrators.tsx'),
    ),
  },
  {
    path: 'account',
    chunk: 'admin-account',
    Screen: lazy(() => import(/* webpackChunkName: "admin-account" */ './account/Account.tsx')),
  },
  {
    path: 'settings',
    chunk: 'admin-settings',
    Screen: lazy(() => import(/* webpackChunkName: "admin-settings" */ './settings/Settings.tsx')),
  },
  {
    path: 'mails',
    chunk: 'admin-mails',
    Screen: lazy(() => import(/* webpackChunkName: "admin-mails" */ './mails/Mails.tsx')),
  },
  {
    path: 'activity',
    chunk: 'admin-activity',
    Screen: lazy(() => import(/* webpackChunkName: "admin-activity" */ './activity/ActivityScreen.tsx')),
  },
]
