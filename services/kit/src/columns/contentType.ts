/** What makes a class a table, and a table a type that GraphQL knows. */
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Directive, Field, ID, ObjectType } from 'type-graphql'

/** What every item has: an id of ours, and when it came and last changed. */
@Entity({ abstract: true })
@ObjectType()
export abstract class Item {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { simple: true })
  id: string = crypto.randomUUID()

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date()

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date()
}

/** A table that GraphQL does not know. */
export const Table =
  (table: string): ClassDecorator =>
  (type) => {
    Entity({ tableName: table })(type as never)
  }

/** A table (`BlogPost` is `blog_post`) that is also a GraphQL type, found by its id from any other service. */
export const ContentType =
  (name: string, table = name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()): ClassDecorator =>
  (type) => {
    Table(table)(type)
    ;(Directive('@key(fields: "id")') as ClassDecorator)(type)
    ObjectType(name, { simpleResolvers: true })(type)
  }
