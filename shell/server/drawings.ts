/** The drawings of the pages, by name. An address stays when its drawing changes, so browsers keep one for a day. */
import path from 'node:path'
import express from 'express'

const folder = path.resolve(import.meta.dirname, '../public/drawings')

export const createDrawings = () => express.static(folder, { index: false, redirect: false, maxAge: '1d' })
