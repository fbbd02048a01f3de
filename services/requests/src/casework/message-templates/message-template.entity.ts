/** What a message to an applicant can begin with: the office's own, made, changed and deleted by those who manage letters. */
import { ManagedItem, Table, Text } from '@access/service-kit'
import { ObjectType } from 'type-graphql'

@Table('message_template')
@ObjectType('MessageTemplate', { simpleResolvers: true })
export class MessageTemplate extends ManagedItem {
  @Text({ isUnique: true }) name!: string
  /** With placeholders, `{{reference}}` and the like. */
  @Text() text!: string
}
