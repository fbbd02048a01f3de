import { expect, test } from 'vitest'
import { forRole, getRole, getSchema, inSchema } from './addresses.ts'

test.each([
  ['postgresql://me:pw@db.example:6432/law?sslmode=require', '@db.example:6432/law?sslmode=require'],
  ['postgres://db.example/law', '@db.example/law'],
  ['postgresql://me@[::1]:5432/law', '@[::1]:5432/law'],
  ['postgresql://me:pw@/law?host=%2Fsocket', '@/law?host=%2Fsocket'],
])('the address of another role is that of the same database: %s', (admin, rest) => {
  const url = forRole(admin, 'law_content', 'p@ss/word')
  expect(url.replace(/^postgres(ql)?:\/\//, '')).toBe(`law_content:p%40ss%2Fword${rest}`)
  expect(getRole(url)).toBe('law_content')
})

test('an address that is not of PostgreSQL is refused', () => {
  expect(() => getRole('mysql://db.example')).toThrow('A database URL begins with postgresql://')
})

test('an address in a schema keeps the options that it had', () => {
  const url = inSchema('postgresql://me@db.example/law?options=endpoint%3Dblue&sslmode=require', 'content')
  expect(new URL(url).searchParams.get('options')).toBe('endpoint=blue -c search_path=content,public')
  expect(new URL(url).searchParams.get('sslmode')).toBe('require')
  expect([getSchema(url), getSchema('postgresql://me@db.example/law')]).toEqual(['content', 'public'])
})
