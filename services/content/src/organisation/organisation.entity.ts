/** The settings of the organisation: who it is, how to reach it, when it is open, what it promises. A single row, created on first start. */
import {
  type Context,
  createInputType,
  Instant,
  Integer,
  JsonList,
  listRows,
  ManagedItem,
  type Settings,
  Table,
  Text,
  TextList,
} from '@access/service-kit'
import { normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'
import { Field, InputType, ObjectType } from 'type-graphql'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { demoOrganisation, neutralOrganisation } from './default-organisation.rules.ts'
import { organisation } from './organisation.rules.ts'

/** The opening hours of a weekday; both times are null when closed. */
@ObjectType('OpeningHours', { simpleResolvers: true })
@InputType('OpeningHoursInput')
export class OpeningHours {
  @Field(() => String) weekday!: string
  @Field(() => String, { nullable: true, description: 'HH:MM, 24 hours' }) from!: string | null
  @Field(() => String, { nullable: true, description: 'HH:MM, 24 hours' }) until!: string | null
}

/** A day on which the office is closed. */
@ObjectType('Holiday', { simpleResolvers: true })
@InputType('HolidayInput')
class Holiday {
  @Field(() => String, { description: 'YYYY-MM-DD' }) day!: string
  @Field(() => String) name!: string
}

/** A social media account. */
@ObjectType('SocialAccount', { simpleResolvers: true })
@InputType('SocialAccountInput')
class SocialAccount {
  @Field(() => String) name!: string
  @Field(() => String, { description: 'Begins with https://' }) url!: string
}

/** An area of law in which it helps. */
@ObjectType('PracticeArea', { simpleResolvers: true })
@InputType('PracticeAreaInput')
class PracticeArea {
  @Field(() => String, { description: 'What requests, cases and services call it' }) name!: string
  @Field(() => String, { description: 'The key of its icon' }) icon!: string
  @Field(() => String, {
    nullable: true,
    description: 'What judgments call it; none where they do not offer it',
  })
  judgmentCategory!: string | null
}

/** A place where somebody can turn whom it cannot help. */
@ObjectType('ReferralResource', { simpleResolvers: true })
@InputType('ReferralResourceInput')
class ReferralResource {
  @Field(() => String, {
    nullable: true,
    description: 'The practice area in which it helps; it is for everybody without one',
  })
  practiceArea!: string | null
  @Field(() => String, { description: 'What it is, and how to reach it' }) text!: string
}

// Its name is on the PDFs of fixed texts, to which these have links; its time zone says when a day begins.
@NotifyChanges('Organisation', 'StaticPage', 'ConstitutionVersion', 'RelatedDocument', 'Event', 'BlogPost')
@Table('organisation')
@ObjectType('Organisation', { simpleResolvers: true })
// The default values are for a release that does not know the column yet, and adds the row while this one migrates.
export class Organisation extends ManagedItem {
  @Text({ defaultValue: neutralOrganisation.name }) name!: string
  @Text({ defaultValue: neutralOrganisation.tagline }) tagline!: string
  /** In a few words, beside the name. */
  @Text({ defaultValue: neutralOrganisation.description }) description!: string
  /** The address of a picture on this site; without one our mark stands there. */
  @Text({ isOptional: true }) logo!: string | null
  /** As #rrggbb; without one it is the colour of the house. */
  @Text({ isOptional: true }) brandColor!: string | null
  @Text({ isOptional: true }) accentColor!: string | null
  @Text({ defaultValue: neutralOrganisation.emergencyNumber }) emergencyNumber!: string
  /** The country of telephone numbers that name none, without the +. */
  @Text({ defaultValue: neutralOrganisation.callingCode }) callingCode!: string
  /** The year on the last line of every page. */
  @Integer({ defaultValue: neutralOrganisation.copyrightYear }) copyrightYear!: number
  /** Where the quick exit leads; without one to a page about the weather. */
  @Text({ isOptional: true }) exitUrl!: string | null
  /** The slugs of the extra pages that visitors may read. */
  @TextList({ defaultValue: [] }) extraPages!: string[]
  @Text({ defaultValue: neutralOrganisation.serviceArea }) serviceArea!: string
  @JsonList(() => PracticeArea, { defaultValue: '[]' }) practiceAreas!: PracticeArea[]
  /** Named in letters to those whom it cannot help. */
  @JsonList(() => ReferralResource, { defaultValue: '[]' }) referralResources!: ReferralResource[]
  /** Whom to ask about requests, in one line. */
  @Text({ isOptional: true }) intakeContact!: string | null
  /** Within how many hours a request is answered. */
  @Integer({ defaultValue: neutralOrganisation.firstAnswerHours }) firstAnswerHours!: number
  @Integer({ defaultValue: neutralOrganisation.emergencyAnswerHours }) emergencyAnswerHours!: number
  /** When the setup was finished. */
  @Instant({ isOptional: true, isReadOnly: true, permission: 'manageSettings' }) setUpAt!: Date | null
  @Text() phone!: string
  @Text() email!: string
  @TextList() address!: string[]
  /** Monday first. */
  @JsonList(() => OpeningHours) hours!: OpeningHours[]
  @JsonList(() => Holiday) holidays!: Holiday[]
  @Text() timeZone!: string
  @JsonList(() => SocialAccount) social!: SocialAccount[]
  @TextList({ permission: 'manageSettings' }) staffEmails!: string[]
}

export const OrganisationInput = createInputType(Organisation, 'OrganisationInput')

type Em = Context['em']

/** The item type of the settings in the audit log and in the version history. */
export const organisationItemType = 'settings'

/** The id of the single row. */
export const organisationId = '0a77f1ce-0000-4000-8000-000000000001'

/** The stored settings of the organisation, or else the default ones. */
export async function getOrganisation(em: Em, settings: Settings): Promise<Organisation> {
  const [stored] = await listRows(em, Organisation, storedRow)
  return stored ?? buildDefaultOrganisation(settings)
}

const storedRow = { where: { id: organisationId }, limit: 1 }

/** Stores the row, unless it exists. */
export async function ensureOrganisation(em: Em, settings: Settings): Promise<void> {
  if ((await em.count(Organisation, { id: organisationId })) > 0) return
  em.persist(buildDefaultOrganisation(settings))
  await em.flush()
}

/** The settings of the specification, or those that name nobody, with what the environment says. */
function buildDefaultOrganisation({ seed, timeZone, env }: Settings): Organisation {
  const staffEmails = (env.STAFF_EMAIL ?? '').split(',').map(normalizeEmailAddress).filter(Boolean)
  const { id: _, ...values } = organisation.parse({
    ...(seed === 'own' ? neutralOrganisation : demoOrganisation),
    timeZone,
    staffEmails,
  })
  return Object.assign(new Organisation(), values, { id: organisationId, setUpAt: null })
}

/** The time zone that decides which day is today. */
export async function getTimeZone({ em, settings }: Pick<Context, 'em' | 'settings'>): Promise<string> {
  const [stored] = await listRows(em, Organisation, { ...storedRow, columns: ['timeZone'] })
  return stored?.timeZone ?? settings.timeZone
}

const timeZones = new WeakMap<object, Promise<string>>()

/** The same, asked once for all that a call resolves. */
export function getTimeZoneOnce(context: Context): Promise<string> {
  const timeZone = timeZones.get(context) ?? getTimeZone(context)
  timeZones.set(context, timeZone)
  return timeZone
}
