/** The decorators and the base class of entities: a table, with or without a GraphQL type. */
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Directive, Field, ID, ObjectType } from 'type-graphql'

/** The base class of entities: an id, and when it was created and last updated. */
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

/** A table without a GraphQL type. */
export const Table =
  (table: string): ClassDecorator =>
  (type) => {
    Entity({ tableName: table })(type as never)
  }

/** A table (`BlogPost` is `blog_post`) that is also a GraphQL type, which other services may reference by id. */
export const ContentType =
  (name: string, table = name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()): ClassDecorator =>
  (type) => {
    Table(table)(type)
    ;(Directive('@key(fields: "id")') as ClassDecorator)(type)
    ObjectType(name, { simpleResolvers: true })(type)
  }
