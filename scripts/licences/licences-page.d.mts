export function licencesPage(text: string): string;
