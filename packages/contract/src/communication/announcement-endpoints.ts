import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nothing, thingCommand } from '../shared/wire-values.ts'
import {
  announcementChange,
  announcementDetail,
  announcementFilter,
  announcementForm,
  announcementInput,
  announcementRows,
  announcementsOnTop,
  announcementsShown,
  ownAnnouncementInput,
  ownAnnouncements,
  unreadCount,
} from './announcement.ts'

const callByAnyone = { by: ['guest', 'customer', 'staff'], company: 'optional', cacheSeconds: 30 } as const

export const announcementEndpoints = {
  list: endpoint({
    ...callByAnyone,
    method: 'GET',
    path: '/api/v1/homesaffiche-list',
    summary: 'Lists the announcements of today in the reader’s language: the pinned ones first, then the newest.',
    input: announcementInput,
    output: announcementsShown,
  }),
  top: endpoint({
    ...callByAnyone,
    method: 'GET',
    path: '/api/v1/saffiche-top',
    summary: 'Answers the announcements that are pinned on top today.',
    input: nothing,
    output: announcementsOnTop,
  }),
}

const callByReaders = { by: ['customer', 'staff'], company: 'optional' } as const

export const ownAnnouncementEndpoints = {
  list: endpoint({
    ...callByReaders,
    method: 'GET',
    path: '/api/v1/saffiche-list',
    summary: 'Lists the announcements of today for the caller: the unread first, then the pinned, then the newest.',
    input: ownAnnouncementInput,
    output: ownAnnouncements,
  }),
  read: endpoint({
    ...callByReaders,
    method: 'PUT',
    path: '/api/v1/saffiche-read',
    summary: 'Marks an announcement as read by the caller.',
    idempotent: false,
    input: z.object({ id: z.uuid() }),
    output: unreadCount,
  }),
  readAll: endpoint({
    ...callByReaders,
    method: 'PUT',
    path: '/api/v1/saffiche-readall',
    summary: 'Marks every announcement of today as read by the caller.',
    idempotent: false,
    input: nothing,
    output: unreadCount,
  }),
}

const deskCall = { by: ['staff'], permission: 'communication.announce' } as const

export const announcementDeskEndpoints = {
  list: endpoint({
    ...deskCall,
    method: 'POST',
    path: '/api/v1/admin/announcement-list',
    summary: 'Lists all announcements, with drafts and withdrawn ones.',
    reads: true,
    input: announcementFilter,
    output: announcementRows,
  }),
  detail: endpoint({
    ...deskCall,
    method: 'GET',
    path: '/api/v1/admin/announcement-detail',
    summary: 'Shows an announcement in every language in which it was written.',
    input: z.object({ id: z.uuid() }),
    output: announcementDetail,
  }),
  create: endpoint({
    ...deskCall,
    method: 'POST',
    path: '/api/v1/admin/announcement',
    summary: 'Makes the draft of an announcement.',
    input: announcementForm,
    output: announcementDetail,
  }),
  save: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/announcement-save',
    summary: 'Changes the words, the days and the place of an announcement.',
    input: announcementChange,
    output: announcementDetail,
  }),
  publish: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/announcement-publish',
    summary: 'Shows an announcement to everybody on its days.',
    input: thingCommand,
    output: announcementDetail,
  }),
  withdraw: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/announcement-withdraw',
    summary: 'Takes an announcement back; it can be published again.',
    input: thingCommand,
    output: announcementDetail,
  }),
}
