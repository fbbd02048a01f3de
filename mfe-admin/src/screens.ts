/** The admin screens behind the guard, each in its own chunk: a new content type adds one entry. The menus offer those that a role may open. */
import type { Screen } from './frame/screen.ts'
import { officeSetupPages } from './frame/setup/setup-path.ts'
import { itemPages } from './management/definition/item-paths.ts'

export const screens: Screen[] = [
  {
    path: 'dashboard',
    permission: 'useOwnAccount',
    chunk: 'admin-dashboard',
    load: () => import(/* webpackChunkName: "admin-dashboard" */ './dashboard/Dashboard.tsx'),
  },
  {
    path: 'notifications',
    permission: 'workOnRequests',
    chunk: 'admin-notifications',
    load: () => import(/* webpackChunkName: "admin-notifications" */ './notifications/Notifications.tsx'),
  },
  {
    path: 'blog',
    permission: 'manageContent',
    pages: itemPages,
    chunk: 'admin-blog',
    load: () => import(/* webpackChunkName: "admin-blog" */ './blog/blog.screen.tsx'),
  },
  {
    path: 'cases',
    permission: 'manageContent',
    pages: itemPages,
    chunk: 'admin-cases',
    load: () => import(/* webpackChunkName: "admin-cases" */ './cases/cases.screen.tsx'),
  },
  {
    path: 'events',
    permission: 'manageContent',
    pages: itemPages,
    chunk: 'admin-events',
    load: () => import(/* webpackChunkName: "admin-events" */ './events/events.screen.tsx'),
  },
  {
    path: 'judgments',
    permission: 'manageContent',
    pages: itemPages,
    chunk: 'admin-judgments',
    load: () => import(/* webpackChunkName: "admin-judgments" */ './judgments/judgments.screen.tsx'),
  },
  {
    path: 'team',
    permission: 'manageContent',
    pages: itemPages,
    chunk: 'admin-team',
    load: () => import(/* webpackChunkName: "admin-team" */ './team/team.screen.tsx'),
  },
  {
    path: 'services',
    permission: 'manageContent',
    pages: itemPages,
    chunk: 'admin-services',
    load: () => import(/* webpackChunkName: "admin-services" */ './legal-services/legal-services.screen.tsx'),
  },
  {
    path: 'pages',
    permission: 'manageContent',
    pages: [':id/edit'],
    chunk: 'admin-pages',
    load: () => import(/* webpackChunkName: "admin-pages" */ './pages/pages.screen.tsx'),
  },
  {
    path: 'constitution',
    permission: 'manageContent',
    pages: itemPages,
    chunk: 'admin-constitution',
    load: () => import(/* webpackChunkName: "admin-constitution" */ './constitution/constitution.screen.tsx'),
  },
  {
    path: 'related-documents',
    permission: 'manageContent',
    pages: itemPages,
    chunk: 'admin-related-documents',
    load: () =>
      import(
        /* webpackChunkName: "admin-related-documents" */ './related-documents/related-documents.screen.tsx'
      ),
  },
  {
    path: 'media',
    permission: 'manageContent',
    chunk: 'admin-media',
    load: () => import(/* webpackChunkName: "admin-media" */ './media/MediaLibrary.tsx'),
  },
  {
    path: 'legal-aid',
    permission: 'readAllRequests',
    chunk: 'admin-legal-aid',
    load: () => import(/* webpackChunkName: "admin-legal-aid" */ './legal-aid/LegalAid.tsx'),
  },
  {
    path: 'legal-aid/:id',
    permission: 'workOnRequests',
    chunk: 'admin-request',
    load: () => import(/* webpackChunkName: "admin-request" */ './legal-aid/RequestScreen.tsx'),
  },
  {
    path: 'messages',
    permission: 'answerMessages',
    chunk: 'admin-messages',
    load: () => import(/* webpackChunkName: "admin-messages" */ './messages/Messages.tsx'),
  },
  {
    path: 'messages/:id',
    permission: 'answerMessages',
    chunk: 'admin-message',
    load: () => import(/* webpackChunkName: "admin-message" */ './messages/MessageScreen.tsx'),
  },
  {
    path: 'registrations',
    permission: 'manageRegistrations',
    chunk: 'admin-registrations',
    load: () => import(/* webpackChunkName: "admin-registrations" */ './registrations/Registrations.tsx'),
  },
  {
    path: 'registrations/:event',
    permission: 'manageRegistrations',
    chunk: 'admin-registrations-event',
    load: () =>
      import(/* webpackChunkName: "admin-registrations-event" */ './registrations/EventRegistrations.tsx'),
  },
  {
    path: 'administrators',
    permission: 'manageAccounts',
    chunk: 'admin-administrators',
    load: () => import(/* webpackChunkName: "admin-administrators" */ './administrators/Administrators.tsx'),
  },
  {
    path: 'account',
    permission: 'useOwnAccount',
    chunk: 'admin-account',
    load: () => import(/* webpackChunkName: "admin-account" */ './account/Account.tsx'),
  },
  {
    path: 'settings',
    permission: 'manageSettings',
    chunk: 'admin-settings',
    load: () => import(/* webpackChunkName: "admin-settings" */ './settings/Settings.tsx'),
  },
  {
    path: 'office-setup',
    permission: 'manageSettings',
    pages: officeSetupPages,
    chunk: 'admin-office-setup',
    load: () => import(/* webpackChunkName: "admin-office-setup" */ './settings/OfficeSetup.tsx'),
  },
  {
    path: 'guidelines',
    permission: 'manageGuidelines',
    chunk: 'admin-guidelines',
    load: () => import(/* webpackChunkName: "admin-guidelines" */ './screening/Guidelines.tsx'),
  },
  {
    path: 'letters',
    permission: 'manageLetters',
    chunk: 'admin-letters',
    load: () => import(/* webpackChunkName: "admin-letters" */ './letters/Letters.tsx'),
  },
  {
    path: 'conflicts',
    permission: 'checkConflicts',
    chunk: 'admin-conflicts',
    load: () => import(/* webpackChunkName: "admin-conflicts" */ './conflict-list/ConflictList.tsx'),
  },
  {
    path: 'emails',
    permission: 'resendEmails',
    chunk: 'admin-emails',
    load: () => import(/* webpackChunkName: "admin-emails" */ './emails/EmailLog.tsx'),
  },
  {
    path: 'activity',
    permission: 'readAuditLog',
    chunk: 'admin-activity',
    load: () => import(/* webpackChunkName: "admin-activity" */ './activity/ActivityScreen.tsx'),
  },
]
