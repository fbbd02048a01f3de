/** The office: how to reach it, when it is open, and who there gets mail. One row, which is there from the first start. */
import {
  type Context,
  inputOf,
  ManagedItem,
  Rows,
  type Settings,
  Table,
  Text,
  Words,
} from '@access/service-kit'
import { Field, InputType, ObjectType } from 'type-graphql'
import { Announced } from '../announced.ts'
import { organisation } from './organisation.rules.ts'
import { usualOrganisation } from './usual.rules.ts'

/** A day of the week; a closed one has neither time. */
@ObjectType('OpeningHours', { simpleResolvers: true })
@InputType('OpeningHoursInput')
export class OpeningHours {
  @Field(() => String) weekday!: string
  @Field(() => String, { nullable: true, description: 'HH:MM, 24 hours' }) from!: string | null
  @Field(() => String, { nullable: true, description: 'HH:MM, 24 hours' }) until!: string | null
}

/** A day on which the office stays closed besides. */
@ObjectType('Holiday', { simpleResolvers: true })
@InputType('HolidayInput')
class Holiday {
  @Field(() => String, { description: 'YYYY-MM-DD' }) day!: string
  @Field(() => String) name!: string
}

/** An account of ours elsewhere. */
@ObjectType('SocialAccount', { simpleResolvers: true })
@InputType('SocialAccountInput')
class SocialAccount {
  @Field(() => String) name!: string
  @Field(() => String, { description: 'Begins with https://' }) address!: string
}

@Announced('Organisation')
@Table('organisation')
@ObjectType('Organisation', { simpleResolvers: true })
export class Organisation extends ManagedItem {
  @Text() phone!: string
  @Text() email!: string
  @Words() address!: string[]
  /** Monday first. */
  @Rows(() => OpeningHours) hours!: OpeningHours[]
  @Rows(() => Holiday) holidays!: Holiday[]
  @Text() timeZone!: string
  @Rows(() => SocialAccount) social!: SocialAccount[]
  @Words({ onlyAdministrators: true }) staffEmails!: string[]
}

export const OrganisationInput = inputOf(Organisation, 'OrganisationInput')

type Em = Context['em']

/** What the office is called where its history and its changes are told. */
export const noun = 'settings'

/** The only id there is. */
export const theOnlyId = '0a77f1ce-0000-4000-8000-000000000001'

/** What the office says of itself: what is stored, or else what the settings and the specification say. */
export async function theOrganisation(em: Em, settings: Settings): Promise<Organisation> {
  return (await em.findOne(Organisation, { id: theOnlyId })) ?? firstOrganisation(settings)
}

/** Stores the row, unless it is there already. */
export async function ensureOrganisation(em: Em, settings: Settings): Promise<void> {
  if ((await em.count(Organisation, { id: theOnlyId })) > 0) return
  em.persist(firstOrganisation(settings))
  await em.flush()
}

/** Before anybody has said otherwise. */
function firstOrganisation({ timeZone, env }: Pick<Settings, 'timeZone' | 'env'>): Organisation {
  const staffEmails = (env.STAFF_EMAIL ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const { id: _, ...values } = organisation.parse({ ...usualOrganisation, timeZone, staffEmails })
  return Object.assign(new Organisation(), values, { id: theOnlyId })
}

/** The clock by which it is today, yesterday or tomorrow. */
export const timeZoneOf = async ({ em, settings }: Pick<Context, 'em' | 'settings'>): Promise<string> =>
  (await theOrganisation(em, settings)).timeZone
