// How long each list of the graph can be: by its page argument or, for those without one, by the table below.
// A test walks the schema and fails for a list that is neither.
import { catalogue } from '@access/content/catalogue'
import { draftLimits } from '@access/content/drafts/draft.rules'
import { previewLimits } from '@access/content/previews/preview.rules'
import { languages, maxListedGaps, staticPageSlugs } from '@access/content/static-pages/static-page.rules'
import { maxLetters } from '@access/requests/casework/letters-transfer/letters-file.rules'
import { limits as templateLimits } from '@access/requests/casework/message-templates/message-template.rules'

interface Bound {
  /** As `Type.field`. */
  fields: readonly string[]
  /** The most items that it has; for a whole list, as many as it is counted for. */
  max: number
  /** What bounds it, or why nothing does. */
  reason: string
}

/**
 * For as many items a list counts that has no bound. That there can be more is why what one item costs is what matters:
 * at these sizes an item may have a dozen short fields, and neither full texts nor lists.
 */
const wholeListSize = { ofItems: 250, ofTheOffice: 50 } as const

const query = (...names: string[]) => names.map((name) => `Query.${name}`)
const mutation = (...names: string[]) => names.map((name) => `Mutation.${name}`)

export const listBounds: readonly Bound[] = [
  {
    fields: query('cases', 'events', 'judgments', 'posts'),
    max: wholeListSize.ofItems,
    reason: 'whole by the specification, which filters and searches them in the browser',
  },
  {
    fields: query(
      'constitutionVersions',
      'featuredCases',
      'legalServices',
      'relatedDocuments',
      'teamMembers',
      'upcomingEvents',
    ),
    max: wholeListSize.ofTheOffice,
    reason: 'whole by the specification, and no longer than one page of a screen',
  },
  {
    fields: catalogue.map(({ typeName }) => `Query.all${typeName}s`),
    max: wholeListSize.ofItems,
    reason: 'the specified REST list of administrators; screens ask for pages',
  },
  {
    fields: query('staticPages'),
    max: staticPageSlugs.length * languages.length,
    reason: 'nobody adds one',
  },
  {
    fields: mutation('importSetup'),
    max: staticPageSlugs.length * languages.length + 1,
    reason: 'the settings, and each fixed page',
  },
  { fields: ['SetupChange.fields', 'LetterChange.fields'], max: 25, reason: 'the fields of one item' },
  {
    fields: mutation('importLetters'),
    max: maxLetters + templateLimits.templates,
    reason: 'as many as there can be',
  },
  { fields: ['StaticPage.gaps'], max: maxListedGaps, reason: 'no more are named' },
  { fields: query('recentPosts'), max: 6, reason: 'the latest six' },
  {
    fields: [
      'Judgment.relatedServices',
      'Judgment.relatedPosts',
      'Judgment.relatedEvents',
      'Judgment.similar',
    ],
    max: 3,
    reason: 'the most relevant three',
  },
  {
    fields: [...mutation('findRequestsOfPerson'), ...query('findContactMessages')],
    max: 10,
    reason: 'the ten newest',
  },
  { fields: ['Judgment.cites'], max: 50, reason: 'the fifty most recent of those cited' },
  { fields: ['Judgment.citedBy'], max: 10, reason: 'the ten most recent' },
  { fields: ['CitedJudgment.texts'], max: 2, reason: 'the ways in which one text writes one citation' },
  {
    fields: ['JudgmentPage.items', 'JudgmentPage.matches'],
    max: 24,
    reason: 'a page of fixed size',
  },
  {
    fields: ['SearchResults.groups'],
    max: 8,
    reason: 'the groups of what is searched',
  },
  {
    fields: ['SearchGroup.matches'],
    max: 7,
    reason: 'five of each group, or fifty of a single one',
  },
  { fields: query('searchTitles'), max: 550, reason: 'as many of each type as are suggested' },
  {
    fields: [
      'JudgmentMatch.title',
      'JudgmentMatch.summary',
      'JudgmentMatch.excerpt',
      'SearchMatch.title',
      'SearchMatch.excerpt',
    ],
    max: 6,
    reason: 'the pieces of a short text: its matches, and what is between them',
  },
  {
    fields: [
      'Organisation.address',
      'Organisation.holidays',
      'Organisation.hours',
      'Organisation.openingTimes',
      'Organisation.practiceAreas',
      'Organisation.referralResources',
      'Organisation.social',
      'Organisation.staffEmails',
      'AdditionalDetails.safeContactMethods',
      'RequestStatus.safeContactMethods',
      'BlogPost.tags',
      'Judgment.keywords',
      'TeamMember.expertise',
      'TeamMember.languages',
      'ConflictListEntry.aliases',
      'RequestParty.aliases',
      'OfferParty.names',
    ],
    max: 10,
    reason: 'the rules of the form that it is entered in',
  },
  {
    fields: [
      'AuditEvent.changedFields',
      'RequestDetails.nextStatuses',
      'RequestRetention.periods',
      'RequestScreening.conditions',
      'ConflictMatch.reasons',
      'RankedAttorney.reasons',
      'AuditFilterOptions.actions',
      'AuditFilterOptions.itemTypes',
      'Query.emailedNotificationKinds',
      'Mutation.setEmailedNotificationKinds',
    ],
    max: 10,
    reason: 'as many as the code names',
  },
  {
    fields: query('letterTemplates', 'messageTemplates', 'messageTemplatesForRequest').concat(
      'LettersForRequest.templates',
    ),
    max: 50,
    reason: 'no more can be added',
  },
  {
    fields: ['CaseSheet.parties', 'CaseSheet.documents', 'CaseSheet.history'],
    max: 8,
    reason: 'as many as fit on one page',
  },
  { fields: query('notifications'), max: 100, reason: 'the latest hundred' },
  { fields: query('allEventSeats'), max: 500, reason: 'those of the latest five hundred events' },
  {
    fields: ['BlogPost', 'Event', 'TeamMember'].flatMap((type) => [`${type}.pictures`, `${type}.warnings`]),
    max: 1,
    reason: 'the pictures of one item: one, and more in few articles',
  },
  {
    fields: [
      'EnrolledSecondFactor.recoveryCodes',
      ...mutation('renewRecoveryCodes'),
      'SecondFactors.passkeys',
    ],
    max: 10,
    reason: 'the rules of an account',
  },
  { fields: ['SecondFactorChallenge.methods'], max: 3, reason: 'as many as the code names' },
  { fields: query('savedViews'), max: 80, reason: 'the rules allow no more' },
  { fields: query('readyViewCounts'), max: 7, reason: 'as many as the code names' },
  { fields: ['RequestStatistics.weeks'], max: 52, reason: 'the longest range' },
  {
    fields: ['assignees', 'categories', 'urgencies'].map((field) => `RequestStatistics.${field}`),
    max: 50,
    reason: 'the fifty with the most requests',
  },
  {
    fields: mutation('listFailedEmails'),
    max: 200,
    reason: 'the latest two hundred',
  },
  { fields: query('fileReferences'), max: 50, reason: 'the first of those that show a file' },
  { fields: query('previewLinks'), max: previewLimits.links, reason: 'no more of one item work at once' },
  { fields: query('itemDrafts'), max: draftLimits.listed, reason: 'the newest of one account' },
  {
    fields: query('itemVersions'),
    max: 100,
    reason: 'older versions are deleted',
  },
  {
    fields: [
      ...query(
        'absences',
        'activeSessions',
        'administrators',
        'assignedRequests',
        'ownOffers',
        'povertyGuidelines',
        'staffMembers',
      ),
      ...mutation('endOtherSessions', 'screenRequest'),
      'AuditFilterOptions.actors',
      'ContactMessage.replies',
      'Matching.attorneys',
      'Matching.offers',
      'ReceivedOffer.parties',
      'RequestConflicts.matches',
      'RequestConflicts.notCompared',
      'RequestConflicts.parties',
      'RequestDetails.documents',
      'RequestDetails.messages',
      'RequestDetails.notes',
      'RequestDetails.otherRequests',
      'RequestDetails.screenings',
      'RequestDetails.timeline',
      'RequestStatus.documents',
      'RequestStatus.messages',
      'RequestStatus.statusHistory',
    ],
    max: 10,
    reason: 'those of one request, account or office: about ten, and never more than the service reads',
  },
]

/** The lists that a parent's page bounds: the parent counts as often as there are items. */
const pagedItems = new Set(['items', 'counts', 'rows', 'updated', 'rejected'])

const boundsByField = new Map(listBounds.flatMap(({ fields, max }) => fields.map((field) => [field, max])))

/** How many items a list field counts for, without its page argument; undefined where nothing bounds it. */
export const findListBound = (type: string, field: string): number | undefined =>
  boundsByField.get(`${type}.${field}`) ?? (isPagedByParent(type, field) ? 1 : undefined)

const isPagedByParent = (type: string, field: string) =>
  pagedItems.has(field) &&
  /^(PageOf\w+|RequestQueue|AuditEventPage|AuditExport|BulkRequestResult)$/.test(type)
