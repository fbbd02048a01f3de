/** The settings of the organisation: contact details, opening hours, recipients of staff e-mail. A single row, created on first start. */
import {
  type Context,
  createInputType,
  JsonList,
  listRows,
  ManagedItem,
  type Settings,
  Table,
  Text,
  TextList,
} from '@access/service-kit'
import { Field, InputType, ObjectType } from 'type-graphql'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { defaultOrganisation } from './default-organisation.rules.ts'
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

@NotifyChanges('Organisation')
@Table('organisation')
@ObjectType('Organisation', { simpleResolvers: true })
export class Organisation extends ManagedItem {
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

/** The default settings, with those of the environment. */
function buildDefaultOrganisation({ timeZone, env }: Pick<Settings, 'timeZone' | 'env'>): Organisation {
  const staffEmails = (env.STAFF_EMAIL ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const { id: _, ...values } = organisation.parse({ ...defaultOrganisation, timeZone, staffEmails })
  return Object.assign(new Organisation(), values, { id: organisationId })
}

/** The time zone that decides which day is today. */
export async function getTimeZone({ em, settings }: Pick<Context, 'em' | 'settings'>): Promise<string> {
  const [stored] = await listRows(em, Organisation, { ...storedRow, columns: ['timeZone'] })
  return stored?.timeZone ?? settings.timeZone
}
