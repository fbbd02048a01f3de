/** The admin screens behind the guard, each in its own chunk: a new content type adds one entry. The menus offer those that a role may open. */
import type { Screen } from './frame/screen.ts'
import { officeSetupPages } from './frame/setup/setup-path.ts'
import { itemPages } from './management/definition/item-paths.ts'

/** Its chunk is named by its path, unless said. */
const screen = (
  { path, chunk = `admin-${path}`, ...options }: Omit<Screen, 'chunk' | 'load'> & { chunk?: string },
  load: Screen['load'],
): Screen => ({ path, chunk, ...options, load })

export const screens: Screen[] = [
  screen(
    { path: 'dashboard', permission: 'useOwnAccount' },
    () => import(/* webpackChunkName: "admin-dashboard" */ './dashboard/Dashboard.tsx'),
  ),
  screen(
    { path: 'notifications', permission: 'workOnRequests' },
    () => import(/* webpackChunkName: "admin-notifications" */ './notifications/Notifications.tsx'),
  ),
  screen(
    { path: 'blog', permission: 'manageContent', pages: itemPages },
    () => import(/* webpackChunkName: "admin-blog" */ './blog/blog.screen.tsx'),
  ),
  screen(
    { path: 'cases', permission: 'manageContent', pages: itemPages },
    () => import(/* webpackChunkName: "admin-cases" */ './cases/cases.screen.tsx'),
  ),
  screen(
    { path: 'events', permission: 'manageContent', pages: itemPages },
    () => import(/* webpackChunkName: "admin-events" */ './events/events.screen.tsx'),
  ),
  screen(
    { path: 'judgments', permission: 'manageContent', pages: itemPages },
    () => import(/* webpackChunkName: "admin-judgments" */ './judgments/judgments.screen.tsx'),
  ),
  screen(
    { path: 'team', permission: 'manageContent', pages: itemPages },
    () => import(/* webpackChunkName: "admin-team" */ './team/team.screen.tsx'),
  ),
  screen(
    { path: 'services', permission: 'manageContent', pages: itemPages },
    () => import(/* webpackChunkName: "admin-services" */ './legal-services/legal-services.screen.tsx'),
  ),
  screen(
    { path: 'pages', permission: 'manageContent', pages: [':id/edit'] },
    () => import(/* webpackChunkName: "admin-pages" */ './pages/pages.screen.tsx'),
  ),
  screen(
    { path: 'constitution', permission: 'manageContent', pages: itemPages },
    () => import(/* webpackChunkName: "admin-constitution" */ './constitution/constitution.screen.tsx'),
  ),
  screen(
    { path: 'related-documents', permission: 'manageContent', pages: itemPages },
    () =>
      import(
        /* webpackChunkName: "admin-related-documents" */ './related-documents/related-documents.screen.tsx'
      ),
  ),
  screen(
    { path: 'media', permission: 'manageContent' },
    () => import(/* webpackChunkName: "admin-media" */ './media/MediaLibrary.tsx'),
  ),
  screen(
    { path: 'legal-aid', permission: 'readAllRequests' },
    () => import(/* webpackChunkName: "admin-legal-aid" */ './legal-aid/LegalAid.tsx'),
  ),
  screen(
    { path: 'legal-aid/:id', permission: 'workOnRequests', chunk: 'admin-request' },
    () => import(/* webpackChunkName: "admin-request" */ './legal-aid/RequestScreen.tsx'),
  ),
  screen(
    { path: 'messages', permission: 'answerMessages' },
    () => import(/* webpackChunkName: "admin-messages" */ './messages/Messages.tsx'),
  ),
  screen(
    { path: 'messages/:id', permission: 'answerMessages', chunk: 'admin-message' },
    () => import(/* webpackChunkName: "admin-message" */ './messages/MessageScreen.tsx'),
  ),
  screen(
    { path: 'registrations', permission: 'manageRegistrations' },
    () => import(/* webpackChunkName: "admin-registrations" */ './registrations/Registrations.tsx'),
  ),
  screen(
    { path: 'registrations/:event', permission: 'manageRegistrations', chunk: 'admin-registrations-event' },
    () =>
      import(/* webpackChunkName: "admin-registrations-event" */ './registrations/EventRegistrations.tsx'),
  ),
  screen(
    { path: 'administrators', permission: 'manageAccounts' },
    () => import(/* webpackChunkName: "admin-administrators" */ './administrators/Administrators.tsx'),
  ),
  screen(
    { path: 'account', permission: 'useOwnAccount' },
    () => import(/* webpackChunkName: "admin-account" */ './account/Account.tsx'),
  ),
  screen(
    { path: 'settings', permission: 'manageSettings' },
    () => import(/* webpackChunkName: "admin-settings" */ './settings/Settings.tsx'),
  ),
  screen(
    { path: 'office-setup', permission: 'manageSettings', pages: officeSetupPages },
    () => import(/* webpackChunkName: "admin-office-setup" */ './settings/OfficeSetup.tsx'),
  ),
  screen(
    { path: 'guidelines', permission: 'manageGuidelines' },
    () => import(/* webpackChunkName: "admin-guidelines" */ './screening/Guidelines.tsx'),
  ),
  screen(
    { path: 'letters', permission: 'manageLetters' },
    () => import(/* webpackChunkName: "admin-letters" */ './letters/Letters.tsx'),
  ),
  screen(
    { path: 'conflicts', permission: 'checkConflicts' },
    () => import(/* webpackChunkName: "admin-conflicts" */ './conflict-list/ConflictList.tsx'),
  ),
  screen(
    { path: 'emails', permission: 'resendEmails' },
    () => import(/* webpackChunkName: "admin-emails" */ './emails/EmailLog.tsx'),
  ),
  screen(
    { path: 'activity', permission: 'readAuditLog' },
    () => import(/* webpackChunkName: "admin-activity" */ './activity/ActivityScreen.tsx'),
  ),
]
