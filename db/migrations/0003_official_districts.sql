CREATE TABLE "gb_district" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "gb_population" (
	"code" text PRIMARY KEY NOT NULL,
	"population" bigint NOT NULL,
	"population_period" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "us_county" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "us_population" (
	"code" text PRIMARY KEY NOT NULL,
	"population" bigint NOT NULL,
	"population_period" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "us_property_tax" (
	"code" text PRIMARY KEY NOT NULL,
	"annual_median" integer NOT NULL,
	"period" text NOT NULL
);
