/** Templates of messages: managed beside letters, and offered where a message to an applicant is written. */
import {
  AlreadyExists,
  Authorized,
  acquireAdvisoryLock,
  type Context,
  createInputType,
  Invalid,
  inReadingOrder,
  lockItem,
  lockItemForSave,
  recordAuditEvent,
  requireAdministrator,
  validate,
  versionArgument,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { getVisibleRequest } from '../access/legal-aid-request.policy.ts'
import { fillLetter } from '../letters/letter.rules.ts'
import { buildLetterValues } from '../letters/status-letter.ts'
import { MessageTemplate } from '../letters/templates.entity.ts'
import { limits, messageTemplate } from './message-template.rules.ts'

const itemType = 'message template'

/** A template as it is written, with placeholders; the rules say what is required. */
const MessageTemplateInput = createInputType(MessageTemplate, 'MessageTemplateInput')

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
    const { em } = context
    const request = await getVisibleRequest(em, requireAdministrator(context), id)
    const values = buildLetterValues(request, await getOfficeSettings(context))
    const templates = await listTemplates(em)
    return templates.map(({ id, name, text }) => ({ id, name, text: fillLetter(text, values) }))
  }

  @Authorized('manageLetters')
  @Mutation(() => MessageTemplate)
  createMessageTemplate(
    @Arg('input', () => MessageTemplateInput) input: object,
    @Ctx() context: Context,
  ): Promise<MessageTemplate> {
    const values = validate(messageTemplate, input)
    return changeTemplate(context, 'created', async (em) => {
      const templates = await listTemplates(em)
      if (templates.length >= limits.templates)
        throw new Invalid({ name: `There can be ${limits.templates} templates. Delete one first` })
      const template = Object.assign(new MessageTemplate(), values)
      assertNameAvailable(templates, template)
      em.persist(template)
      return template
    })
  }

  @Authorized('manageLetters')
  @Mutation(() => MessageTemplate)
  updateMessageTemplate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => MessageTemplateInput) input: object,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<MessageTemplate> {
    const values = validate(messageTemplate, input)
    return changeTemplate(context, 'updated', async (em) => {
      const template = await lockItemForSave(em, MessageTemplate, itemType, id, version)
      const templates = await listTemplates(em)
      assertNameAvailable(templates, Object.assign(template, values))
      return template
    })
  }

  @Authorized('manageLetters')
  @Mutation(() => MessageTemplate)
  deleteMessageTemplate(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<MessageTemplate> {
    return changeTemplate(context, 'deleted', async (em) => {
      const template = await lockItem(em, MessageTemplate, itemType, id)
      em.remove(template)
      return template
    })
  }
}

/** No more than can be added, so all of them. */
const listTemplates = (em: EntityManager): Promise<MessageTemplate[]> =>
  em.find(MessageTemplate, {}, { orderBy: { [inReadingOrder('name')]: 'asc' }, limit: limits.templates })

/** One change of a template, with its line in the audit. */
function changeTemplate(
  context: Context,
  action: string,
  change: (em: EntityManager) => Promise<MessageTemplate>,
): Promise<MessageTemplate> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    // Of two that are saved at once, the second compares with the first.
    await acquireAdvisoryLock(em, 'message templates')
    const template = await change(em)
    recordAuditEvent(em, { actor, action, itemType, itemId: template.id, title: template.name })
    return template
  })
}

function assertNameAvailable(templates: MessageTemplate[], { id, name }: MessageTemplate) {
  if (templates.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase()))
    throw new AlreadyExists({ name: 'There is a template of this name already' })
}
