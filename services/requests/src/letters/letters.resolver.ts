/** Letters, for administrators: their templates, and those that fit a request. */
import {
  administratorsOnly,
  type Context,
  check,
  Invalid,
  isUuid,
  NotFound,
  record,
  refuseOvertaken,
  versionArgument,
} from '@access/service-kit'
import { LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { Status } from '../legal-aid-requests/legal-aid-request.moves.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { mayCloseInSilence } from './closing.ts'
import defaults from './defaults.json' with { type: 'json' }
import { letterKindFor } from './goingWith.ts'
import { type Letter, type LetterKind, letterFor, letterKinds } from './letter.rules.ts'
import { LetterTemplate } from './letter-template.ts'
import { letterValues } from './letterValues.ts'

const noun = 'letter'

/** A letter as it is written, with its gaps; the rules say what is required. */
@InputType()
export class LetterInput {
  @Field(() => String, { nullable: true }) subject?: string
  @Field(() => String, { nullable: true }) text?: string
}

@ObjectType('LetterValues', { simpleResolvers: true })
class LetterValues {
  @Field(() => String) reference!: string
  @Field(() => String) category!: string
  @Field(() => String) office!: string
  @Field(() => String) phone!: string
  @Field(() => String) elsewhere!: string
}

/** What there is to write to one applicant with. */
@ObjectType('LettersForRequest', { simpleResolvers: true })
class LettersForRequest {
  @Field(() => [LetterTemplate]) templates!: LetterTemplate[]
  /** What fills the gaps. */
  @Field(() => LetterValues) values!: LetterValues
  /** Whether it goes without a letter too: they were asked, and have not answered. */
  @Field(() => Boolean) mayBeSilent!: boolean
}

@Resolver()
export class LettersResolver {
  @Query(() => [LetterTemplate])
  async letterTemplates(@Ctx() context: Context): Promise<LetterTemplate[]> {
    administratorsOnly(context)
    const templates = await context.em.find(LetterTemplate, {}, { orderBy: { name: 'asc' } })
    const place = ({ kind }: LetterTemplate) => letterKinds.indexOf(kind)
    return templates.sort((one, other) => place(one) - place(other))
  }

  /** `to` is where the request is to be moved, or `asking` for the question before it is closed. */
  @Query(() => LettersForRequest)
  async lettersForRequest(
    @Arg('id', () => ID) id: string,
    @Arg('to', () => String) to: string,
    @Ctx() context: Context,
  ): Promise<LettersForRequest> {
    administratorsOnly(context)
    const { em, settings } = context
    const kind: LetterKind | undefined = to === 'asking' ? to : letterKindFor[to as Status]
    if (!kind) throw new Invalid({ to: 'No letter goes with this move' })
    const request = isUuid(id) ? await em.findOne(LegalAidRequest, { id }) : null
    if (!request) throw new NotFound('legal aid request', id)
    return {
      templates: await em.find(LetterTemplate, { kind }, { orderBy: { name: 'asc' } }),
      values: await letterValues(em, settings, request),
      mayBeSilent: kind === 'closing' && mayCloseInSilence(request),
    }
  }

  @Mutation(() => LetterTemplate)
  changeLetterTemplate(
    @Arg('id', () => ID) id: string,
    @Arg('letter', () => LetterInput) letter: LetterInput,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<LetterTemplate> {
    return changed(context, { id, version }, 'changed', ({ kind }) => check(letterFor(kind), letter))
  }

  @Mutation(() => LetterTemplate)
  restoreLetterTemplate(
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<LetterTemplate> {
    return changed(context, { id, version }, 'restored', ({ name }) => {
      const { subject, text } = defaults.find((one) => one.name === name)!
      return { subject, text }
    })
  }
}

function changed(
  context: Context,
  { id, version }: { id: string; version: number | null },
  action: string,
  now: (template: LetterTemplate) => Letter,
): Promise<LetterTemplate> {
  const { name: who } = administratorsOnly(context)
  return context.em.transactional(async (em) => {
    const template = isUuid(id)
      ? await em.findOne(LetterTemplate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null
    if (!template) throw new NotFound(noun, id)
    refuseOvertaken(template, version)
    Object.assign(template, now(template), { version: template.version + 1 })
    record(em, { who, action, noun, itemId: id, title: template.name })
    return template
  })
}
