/** Templates of messages: managed beside letters, and offered where a message to an applicant is written. */
import {
  AlreadyExists,
  Authorized,
  acquireAdvisoryLock,
  assertVersion,
  type Context,
  Invalid,
  inReadingOrder,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  validate,
  versionArgument,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { findVisibleRequest } from '../access/legal-aid-request.policy.ts'
import { fillLetter } from '../letters/letter.rules.ts'
import { getLetterValues } from '../letters/letter-values.ts'
import { MessageTemplate } from './message-template.entity.ts'
import { limits, type MessageTemplateValues, messageTemplate } from './message-template.rules.ts'

const itemType = 'message template'

/** A template as it is written, with placeholders; the rules say what is required. */
@InputType()
class MessageTemplateInput {
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) text?: string
}

/** A template with its placeholders filled for one request. */
@ObjectType('FilledTemplate', { simpleResolvers: true })
class FilledTemplate {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String) text!: string
}

@Resolver()
export class MessageTemplatesResolver {
  @Authorized('manageLetters')
  @Query(() => [MessageTemplate], { description: 'By name' })
  messageTemplates(@Ctx() { em }: Context): Promise<MessageTemplate[]> {
    return listTemplates(em)
  }

  /** What a message about this request can begin with: nothing of it is what the applicant told us. */
  @Authorized('workOnRequests')
  @Query(() => [FilledTemplate])
  async messageTemplatesForRequest(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<FilledTemplate[]> {
    const { em, settings } = context
    const request = await findVisibleRequest(em, requireAdministrator(context), id)
    if (!request) throw new NotFound('legal aid request', id)
    const values = await getLetterValues(em, settings, request)
    const templates = await listTemplates(em)
    return templates.map(({ id, name, text }) => ({ id, name, text: fillLetter(text, values) }))
  }

  @Authorized('manageLetters')
  @Mutation(() => MessageTemplate)
  createMessageTemplate(
    @Arg('input', () => MessageTemplateInput) input: MessageTemplateInput,
    @Ctx() context: Context,
  ): Promise<MessageTemplate> {
    const values = validate(messageTemplate, input)
    return changeTemplates(context, 'created', (em, templates) => {
      if (templates.length >= limits.templates)
        throw new Invalid({ name: `There can be ${limits.templates} templates. Delete one first` })
      assertNameAvailable(templates, values)
      const template = Object.assign(new MessageTemplate(), values)
      em.persist(template)
      return template
    })
  }

  @Authorized('manageLetters')
  @Mutation(() => MessageTemplate)
  updateMessageTemplate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => MessageTemplateInput) input: MessageTemplateInput,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<MessageTemplate> {
    const values = validate(messageTemplate, input)
    return changeTemplates(context, 'updated', (_, templates) => {
      const template = findTemplate(templates, id)
      assertVersion(template, version)
      assertNameAvailable(
        templates.filter((other) => other !== template),
        values,
      )
      return Object.assign(template, values, { version: template.version + 1 })
    })
  }

  @Authorized('manageLetters')
  @Mutation(() => MessageTemplate)
  deleteMessageTemplate(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<MessageTemplate> {
    return changeTemplates(context, 'deleted', (em, templates) => {
      const template = findTemplate(templates, id)
      em.remove(template)
      return template
    })
  }
}

/** No more than can be added, so all of them. */
const listTemplates = (em: EntityManager): Promise<MessageTemplate[]> =>
  em.find(MessageTemplate, {}, { orderBy: { [inReadingOrder('name')]: 'asc' }, limit: limits.templates })

/** One change of the templates, with its line in the audit. */
function changeTemplates(
  context: Context,
  action: string,
  change: (em: EntityManager, templates: MessageTemplate[]) => MessageTemplate,
): Promise<MessageTemplate> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    // Of two that are saved at once, the second compares with the first.
    await acquireAdvisoryLock(em, 'message templates')
    const template = change(em, await listTemplates(em))
    recordAuditEvent(em, { actor, action, itemType, itemId: template.id, title: template.name })
    return template
  })
}

function findTemplate(templates: MessageTemplate[], id: string): MessageTemplate {
  const template = isUuid(id) && templates.find((candidate) => candidate.id === id.toLowerCase())
  if (!template) throw new NotFound(itemType, id)
  return template
}

function assertNameAvailable(templates: MessageTemplate[], { name }: MessageTemplateValues) {
  if (templates.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new AlreadyExists({ name: 'There is a template of this name already' })
}
