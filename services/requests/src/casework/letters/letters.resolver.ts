/** Letters, for staff: their templates, and those that fit a request. */
import {
  Authorized,
  type Context,
  createInputType,
  Invalid,
  inReadingOrder,
  lockItemForSave,
  recordAuditEvent,
  requireAdministrator,
  validate,
  versionArgument,
} from '@access/service-kit'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { getVisibleRequest } from '../access/legal-aid-request.policy.ts'
import defaults from './default-templates.json' with { type: 'json' }
import {
  canCloseWithoutLetter,
  getLetterRules,
  type Letter,
  type LetterKind,
  letterKindByStatus,
  letterKinds,
} from './letter.rules.ts'
import { buildLetterValues } from './status-letter.ts'
import { LetterTemplate } from './templates.entity.ts'

const itemType = 'letter'

/** A letter as it is written, with placeholders; the rules say what is required. */
export const LetterInput = createInputType(LetterTemplate, 'LetterInput', ['subject', 'text'])

@ObjectType('LetterValues', { simpleResolvers: true })
class LetterValues {
  @Field(() => String) reference!: string
  @Field(() => String) category!: string
  @Field(() => String) office!: string
  @Field(() => String) phone!: string
  @Field(() => String) referralResources!: string
}

/** What a letter to one applicant is written with. */
@ObjectType('LettersForRequest', { simpleResolvers: true })
class LettersForRequest {
  @Field(() => [LetterTemplate]) templates!: LetterTemplate[]
  /** What fills the placeholders. */
  @Field(() => LetterValues) values!: LetterValues
  /** Whether the letter may be left out: they did not answer the closure notice. */
  @Field(() => Boolean) isLetterOptional!: boolean
}

@Resolver()
export class LettersResolver {
  @Authorized('manageLetters')
  @Query(() => [LetterTemplate])
  async letterTemplates(@Ctx() context: Context): Promise<LetterTemplate[]> {
    const templates = await context.em.find(
      LetterTemplate,
      {},
      { orderBy: { [inReadingOrder('name')]: 'asc' } },
    )
    const getKindIndex = ({ kind }: LetterTemplate) => letterKinds.indexOf(kind)
    return templates.sort((one, other) => getKindIndex(one) - getKindIndex(other))
  }

  /** `purpose` is the status that the request is to have, or `asking` for the closure notice. */
  @Authorized('workOnRequests')
  @Query(() => LettersForRequest)
  async lettersForRequest(
    @Arg('id', () => ID) id: string,
    @Arg('purpose', () => String) purpose: string,
    @Ctx() context: Context,
  ): Promise<LettersForRequest> {
    const { em } = context
    const kind: LetterKind | undefined = purpose === 'asking' ? purpose : letterKindByStatus.get(purpose)
    if (!kind) throw new Invalid({ purpose: 'No letter goes with this move' })
    const request = await getVisibleRequest(em, requireAdministrator(context), id)
    return {
      templates: await em.find(LetterTemplate, { kind }, { orderBy: { [inReadingOrder('name')]: 'asc' } }),
      values: buildLetterValues(request, await getOfficeSettings(context)),
      isLetterOptional: kind === 'closing' && canCloseWithoutLetter(request),
    }
  }

  @Authorized('manageLetters')
  @Mutation(() => LetterTemplate)
  updateLetterTemplate(
    @Arg('id', () => ID) id: string,
    @Arg('letter', () => LetterInput) letter: Partial<Letter>,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<LetterTemplate> {
    return changeTemplate(context, { id, version }, 'changed', ({ kind }) =>
      validate(getLetterRules(kind), letter),
    )
  }

  @Authorized('manageLetters')
  @Mutation(() => LetterTemplate)
  restoreLetterTemplate(
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<LetterTemplate> {
    return changeTemplate(context, { id, version }, 'restored', ({ name }) => {
      const { subject, text } = defaults.find((one) => one.name === name)!
      return { subject, text }
    })
  }
}

function changeTemplate(
  context: Context,
  { id, version }: { id: string; version: number | null },
  action: string,
  getLetter: (template: LetterTemplate) => Letter,
): Promise<LetterTemplate> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const template = await lockItemForSave(em, LetterTemplate, itemType, id, version)
    Object.assign(template, getLetter(template))
    recordAuditEvent(em, { actor, action, itemType, itemId: id, title: template.name })
    return template
  })
}
