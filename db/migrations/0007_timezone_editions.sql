CREATE TABLE "timezone_edition" (
	"version" text PRIMARY KEY NOT NULL,
	"zones" integer NOT NULL,
	"source" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL
);
