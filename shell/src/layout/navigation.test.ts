import { expect, test } from 'vitest'
import { allPages, footerMenus, getAriaCurrent, listLastLinks, mainMenu } from './navigation.ts'

test('the header names its pages in order', () => {
  expect(mainMenu.map(({ text }) => text)).toEqual([
    'Home',
    'About Us',
    'Our Services',
    'Team',
    'Cases & Impact',
    'Judgments',
    'Events',
    'Blog',
    'Contact',
  ])
})

test('the drawer lists all pages, those under About Us with what they hold', () => {
  expect(allPages.map(({ to }) => to)).toEqual([
    '/',
    '/about',
    '/constitution',
    '/services',
    '/team',
    '/cases',
    '/judgments',
    '/events',
    '/blog',
    '/contact',
  ])
  expect(allPages.slice(1, 3).map(({ text, description }) => [text, description])).toEqual([
    ['About Us', 'Our history, mission, and impact'],
    ['Constitution', 'Our governing document'],
  ])
})

test('the footer names its pages', () => {
  expect(
    footerMenus.map(({ title, links }) => [title, links.map(({ text, to }) => `${text} ${to}`)]),
  ).toEqual([
    ['Quick Links', ['About Us /about', 'Our Services /services', 'Our Team /team', 'Cases & Impact /cases']],
    [
      'Resources',
      ['Blog & News /blog', 'Events /events', 'Judgments Database /judgments', 'Constitution /constitution'],
    ],
  ])
  expect(listLastLinks(['donate']).map(({ text, to }) => [text, to])).toEqual([
    ['Check my request', '/get-help/status'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Accessibility', '/accessibility'],
    ['Staying Safe', '/stay-safe'],
    ['Give', '/donate'],
  ])
})

test('a page is current on its own address, its section on those further inside', () => {
  const cases = { to: '/cases', text: 'Cases & Impact' }
  expect(getAriaCurrent('/cases', cases)).toBe('page')
  expect(getAriaCurrent('/cases/', cases)).toBe('page')
  expect(getAriaCurrent('/cases/7', cases)).toBe('true')
  expect(getAriaCurrent('/cases-of-wine', cases)).toBeUndefined()
  expect(getAriaCurrent('/cases', { to: '/', text: 'Home' })).toBeUndefined()
})
