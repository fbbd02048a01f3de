/**
 * What holds each line of `infra/decisions/specification.md`: how the line begins, the file of a test, and what stands in
 * it: the name of the test, or what it checks.
 */

type Evidence = [line: string, file: string, words: string]

const web = 'mfe-public/src'
const form = 'mfe-get-help/src'
const portal = 'mfe-admin/src'
const kit = 'shell/kit/src'
const rest = 'gateway/src/rest'
const content = 'services/content/src'
const requests = 'services/requests/src'

export const evidence: Evidence[] = [
  [
    '1: "Tagline',
    `${web}/contact/default-facts.test.ts`,
    'the demonstration of the tests is that of the service',
  ],
  ['2.1: the routes', 'shell/e2e/calls/pages.call.ts', 'no link of the public pages is dead'],
  ['2.1: contents of', 'shell/e2e/route-texts.ts', "'/privacy'"],
  [
    '2.3, 2.4, 2.5, 2.6, 9',
    `${content}/static-pages/static-page.test.ts`,
    'an installation without items has the texts',
  ],
  ['2.1: the not-found screen', `${web}/routes.test.tsx`, 'any other path is the not-found page'],
  ['2.2: "Header: sticky bar"', 'shell/kit/src/styles/components/quick-exit.css', 'sticky'],
  [
    "2.2: the header's links",
    'shell/src/layout/Layout.test.tsx',
    'the header leads to the search of the whole site',
  ],
  ['2.2: social links', 'shell/src/layout/navigation.test.ts', 'the footer names its pages'],
  ['2.2, 9: copyright 2024', 'shell/src/layout/Layout.test.tsx', '2024'],
  ['2.5: "a search box', 'shell/e2e/public/reading.journey.ts', 'finds a word in it'],
  [
    '2.5: "buttons: Download PDF"',
    `${web}/constitution/RelatedDocumentPage.test.tsx`,
    'while there is no PDF of the text',
  ],
  ['2.5: version history', `${web}/constitution/Constitution.test.tsx`, 'the history shows five versions'],
  [
    '2.5: Related Documents',
    `${web}/constitution/Constitution.test.tsx`,
    'where no related documents are managed, the card names four',
  ],
  [
    '2.5: "Body is fixed text"',
    `${web}/constitution/Constitution.test.tsx`,
    'a current version without its text on the page',
  ],
  ['2.6: six icon keys', `${web}/legal-services/LegalServices.test.tsx`, 'each icon key has its own icon'],
  ['2.6, 2.7, 2.9, 2.12, 2.14', `${web}/components/list-page.test.ts`, 'a page of a list has twelve items'],
  [
    '2.9: "Search over',
    `${content}/judgments/search-judgments.test.ts`,
    'a search covers title, case number, summary and issues',
  ],
  [
    '2.9: category filter of five',
    `${web}/judgments/judgment-texts.test.ts`,
    'a category that the filter does not offer',
  ],
  [
    '2.9: "\'View Full Judgment',
    `${web}/judgments/JudgmentScreen.test.tsx`,
    'a missing judgment has a link back and status 404',
  ],
  [
    '2.9: the page of a judgment',
    `${web}/judgments/JudgmentScreen.test.tsx`,
    'a judgment leads to those it cites',
  ],
  ['2.9: no way to follow', `${web}/judgments/Judgments.test.tsx`, 'a search is followed by its own feed'],
  [
    '2.10: past and upcoming',
    `${content}/events/event.test.ts`,
    'an event of today is upcoming until midnight',
  ],
  ['2.10: label', `${web}/events/Events.test.tsx`, 'past events have no registration'],
  ['2.10: "only the first 8"', `${web}/events/Events.test.tsx`, 'eight past events are shown'],
  [
    "2.11: \"'Register Now'",
    `${web}/events/registration/RegistrationForm.test.tsx`,
    'a registration gets its reference and its secret link',
  ],
  [
    "2.11: 'Past Event'",
    `${web}/events/EventScreen.test.tsx`,
    'an event whose day has passed is a Past Event',
  ],
  ['2.12: "Only posts', `${content}/visibility.test.ts`, 'a published post is public from its date on'],
  ['2.14: the card', `${web}/team/Team.test.tsx`, 'anguages'],
  [
    '2.15: "a map placeholder"',
    `${web}/contact/MapIllustration.test.tsx`,
    'another address has a map placeholder',
  ],
  [
    '2.16: the steps',
    `${form}/request/draft-storage.test.tsx`,
    'nothing is stored on the device unless that is chosen',
  ],
  [
    '2.16, 4: "on success',
    `${form}/request/submission.test.tsx`,
    'after submission, the form is empty at step 1',
  ],
  [
    '5: "All checks',
    `${requests}/intake/legal-aid-requests/legal-aid-request.rules.test.ts`,
    'each text may be as long as its limit',
  ],
  [
    '5: "Next is disabled',
    `${form}/request/RequestPage.test.tsx`,
    'Next is disabled until name, email and phone',
  ],
  ['5: "Step 1 needs', `${form}/request/contact-details.test.tsx`, 'who has no safe email or phone goes on'],
  ['2.16: step 1', `${form}/request/contact-details.test.tsx`, 'a helper is asked who they are'],
  [
    '5: urgency options',
    `${requests}/intake/legal-aid-requests/legal-aid-request.rules.test.ts`,
    'urgency is sent as one word',
  ],
  [
    '5: "the upload behaviour',
    `${form}/request/documents.test.tsx`,
    'a duplicate file, and a sixth one, are rejected',
  ],
  [
    '5: admin blog, event',
    `${portal}/management/fields/files/files.test.tsx`,
    'missing alternative text is named at its field',
  ],
  ['4: "the form is cleared', `${form}/request/submission.test.tsx`, 'a retry has the same idempotency key'],
  [
    "3, 4: request status 'new'",
    `${requests}/intake/legal-aid-requests/legal-aid-request.rules.test.ts`,
    'a status in words is not',
  ],
  ['3: the entities', `${portal}/team/team.test.tsx`, 'languages and capacity are sent'],
  ['3: "photo"', `${content}/pictures/pictures.test.ts`, 'a picture of another site is fetched once'],
  [
    '4: "otherwise the stored token',
    `${kit}/session/AuthProvider.test.tsx`,
    'a server error does not reject the token',
  ],
  ['4: logout', `${rest}/rest-handler.test.ts`, 'logging out ends the session'],
  [
    '2.17: "on success goes',
    `${portal}/session/login-redirect.test.ts`,
    'the login remembers the screen one wanted',
  ],
  ['2.18: "four stat cards', `${content}/seed/seed-content.test.ts`, '45 cases, 28 posts, 24 team members'],
  ['2.18: the order', `${portal}/dashboard/roles.test.tsx`, "'Quick Actions', 'Request statistics'"],
  [
    '2.18: six quick actions',
    `${portal}/dashboard/dashboard.test.tsx`,
    'six quick actions lead to the screens',
  ],
  ['2.18: `/admin/legal-aid`', `${portal}/dashboard/dashboard.test.tsx`, "'/admin/legal-aid'"],
  [
    '2.1, 2.19: the routes',
    `${portal}/frame/AuthGuard.test.tsx`,
    'the screens are those of the specification, and those for',
  ],
  ['2.19: "a card listing', `${portal}/management/list/list.test.tsx`, 'a list has pages of 25'],
  [
    '2.19: badges',
    `${content}/visibility.test.ts`,
    'a private case is hidden everywhere, although it is featured',
  ],
  [
    '2.19: the dialog',
    `${portal}/management/form/item-page.test.tsx`,
    'the dialog leads to the page of its item',
  ],
  ['2.19: the delete dialog', `${portal}/screens.test.tsx`, 'it is deleted after a question'],
  [
    '4: "cancel closes and resets"',
    `${portal}/management/form/item-page.test.tsx`,
    'who leaves the page without saving',
  ],
  ['4: saving', `${portal}/management/form/edit-conflict.test.tsx`, 'who is overtaken sees both versions'],
  ['6: "the only distinction"', 'gateway/permissions.md', '| administrator |'],
  ['8: failures', `${portal}/screens.test.tsx`, 'a change that fails keeps the form and what was typed'],
  ['7: the calls', `${rest}/routes.test.ts`, 'GET /api/judgments/{id}'],
  ['7: "response shape not shown"', `${rest}/rest-handler.test.ts`, 'a message is created with 201'],
  [
    '7: POST /api/contact and',
    `${requests}/contact/contact-messages.resolver.test.ts`,
    "{ website: 'https://spam.example' }",
  ],
  [
    '7: POST /api/legal-aid-requests',
    `${requests}/intake/legal-aid-requests/legal-aid-request.rules.test.ts`,
    'an address that is called unsafe is refused',
  ],
  ['7: payloads', `${rest}/rest-handler.test.ts`, 'what a PUT leaves out of the fields that the form lacks'],
  [
    '7: "all judgment fields"',
    `${rest}/build-operation.test.ts`,
    "('GET', '/judgments')).not.toContain('fullText')",
  ],
  ['7: case fields', `${rest}/rest-handler.test.ts`, 'without client information'],
  ['8: "the status code', `${kit}/data/rest-client.test.ts`, 'an error knows its status'],
  ['8: "a fetch error', `${web}/unavailable.test.tsx`, 'is read as soon as it can be'],
  ['9: "data never goes stale', `${kit}/data/DataProvider.test.tsx`, 'data never goes stale'],
  ['9: "Page sizes', 'services/auth/src/sessions/sessions.test.ts', 'SESSION_IDLE_MINUTES'],
  [
    '9: Office hours',
    `${requests}/platform/office/office-settings.test.ts`,
    'a request is promised by the hours',
  ],
  [
    '9: "within 48 hours"',
    `${web}/promise/OurPromise.test.tsx`,
    'how we count is explained with the office hours',
  ],
]
