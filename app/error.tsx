'use client';

export { RouterError as default } from '@/components/layout/router-error';
